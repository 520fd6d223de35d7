package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterURLEncode(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a b/ü?&='|urlencode }}{{ {'a': 1, 'b c': 'é'}|urlencode }}{{ [['a', 1]]|urlencode }}`,
			`a%20b/%C3%BC%3F%26%3Da=1&b+c=%C3%A9a=1`},
	})
}
