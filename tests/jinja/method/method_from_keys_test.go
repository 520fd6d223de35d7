package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodFromKeys(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {}.fromkeys(['a', 'b'], 1) }}{{ {}.fromkeys('ab') }}`, `{'a': 1, 'b': 1}{'a': None, 'b': None}`},
	})
}
