package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterToJSON(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d|tojson }}{{ xs|tojson(indent=1) }}{{ d|tojson(separators=(',', ':')) }}`,
			"{\"name\": \"D\", \"n\": 1}[\n 3,\n 1,\n 2\n]{\"name\":\"D\",\"n\":1}"},
		{`{{ d|tojson(nope=1) }}`, `fails`},
		{`{{ d|tojson(separators=1) }}`, `fails`},
	})
}
