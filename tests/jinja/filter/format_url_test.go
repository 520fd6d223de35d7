package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatURL(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a b~-_./ü%'|urlencode }}{{ {'k/': 'a b'}|urlencode }}`, `a%20b~-_./%C3%BC%25k%2F=a+b`},
	})
}
