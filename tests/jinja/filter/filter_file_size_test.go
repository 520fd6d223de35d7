package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterFileSize(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1000|filesizeformat }}{{ 1|filesizeformat }}{{ 1024|filesizeformat(true) }}{{ 1500000|filesizeformat }}`,
			`1.0 kB1 Byte1.0 KiB1.5 MB`},
		{`{{ 'a'|filesizeformat }}`, `fails`},
	})
}
