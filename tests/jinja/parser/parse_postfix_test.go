package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParsePostfix(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows[0].role }}{{ s.upper()[0] }}{{ d['name'].lower() }}`, `userGd`},
	})
}
