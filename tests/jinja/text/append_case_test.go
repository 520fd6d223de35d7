package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'ﬁ'.upper() }}{{ 'ŉ'.upper() }}{{ 'ﬁ'.title() }}{{ 'İ'.lower()|length }}`, `FIʼNFi2`},
	})
}
