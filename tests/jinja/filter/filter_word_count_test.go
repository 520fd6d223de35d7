package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterWordCount(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ "it's one, two-three"|wordcount }}{{ ''|wordcount }}{{ 'é_1 ²'|wordcount }}`, `502`},
	})
}
