package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/set_member"
)

func TestSetMember(t *testing.T) {
	o := &grammar.Object{Members: map[string]any{}}
	set_member.SetMember(o, "b", 1)
	set_member.SetMember(o, "a", 2)
	set_member.SetMember(o, "b", 3)
	require.Equal(t, &grammar.Object{Names: []string{"b", "a"}, Members: map[string]any{"b": 3, "a": 2}}, o)
}
