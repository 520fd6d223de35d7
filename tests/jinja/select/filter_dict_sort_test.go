package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterDictSort(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'b': 1, 'A': 2}|dictsort }}`, `[('A', 2), ('b', 1)]`},
		{`{{ {'b': 1, 'A': 2}|dictsort(true) }}`, `[('A', 2), ('b', 1)]`},
		{`{{ {'b': 1, 'a': 2}|dictsort(by='value') }}`, `[('b', 1), ('a', 2)]`},
		{`{{ {'b': 1, 'a': 2}|dictsort(reverse=true) }}`, `[('b', 1), ('a', 2)]`},
		{`{{ {}|dictsort(by='x') }}`, `fails`},
	})
}
