package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterMap(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|map('string')|list }}{{ rows|map(attribute='role')|join }}`, `['3', '1', '2']usersystemuser`},
		{`{{ xs|map }}{{ xs|map|list }}`, `fails`},
		{`{{ rows|map(attribute='a', nope=1)|list }}`, `fails`},
	})
}
