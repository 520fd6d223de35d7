package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d.name }}{{ s.upper() }}{{ d.nope }}|`, `DGRÜSSE|`},
		{`{{ missing.x }}`, `fails`},
		{`{{ {'items': 1}['items'] }}{{ {'items': 1}.items()|list }}`, `1[('items', 1)]`},
	})
}
