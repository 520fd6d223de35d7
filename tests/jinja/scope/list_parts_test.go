package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListParts(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [s, {'a': xs[0]}, (s if 1 else 2)] }}`, `['Grüße', {'a': 3}, 'Grüße']`},
	})
}
