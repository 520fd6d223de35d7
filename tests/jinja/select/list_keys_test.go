package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListKeys(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows|sort(attribute='size')|map(attribute='size')|list }}`, `[1, 2, 3]`},
		{`{{ rows|sort(attribute='role,size')|map(attribute='size')|list }}`, `[1, 2, 3]`},
	})
}
