package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/copy_object"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/set_member"
	"rkllmd/tests/grammar/parse_object"
)

func TestCopyObject(t *testing.T) {
	o := parse_object.ParseObject(t, `{"b": true, "a": false, "c": null}`)
	c := copy_object.CopyObject(o, "a", "x")
	require.Equal(t, `{"b":true,"c":null}`, format_json.FormatJSON(c))
	set_member.SetMember(c, "d", true)
	require.Len(t, o.Names, 3, "the first one stays")
}
