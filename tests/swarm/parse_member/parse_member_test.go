package parse_member_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/swarm"
	"rkllmd/swarm/parse_member"
)

func TestParseMember(t *testing.T) {
	members := map[string]json.RawMessage{"a": []byte(`"x"`), "b": []byte(`null`), "c": []byte(`[` + strings.Repeat("1,", 100) + `1]`)}
	text := "before"
	for _, name := range []string{"none", "b"} {
		require.Nil(t, parse_member.ParseMember(members, name, &text, "a string"))
		require.Equal(t, "before", text)
	}
	require.Nil(t, parse_member.ParseMember(members, "a", &text, "a string"))
	require.Equal(t, "x", text)
	fault := parse_member.ParseMember(members, "c", &text, "a string")
	require.Equal(t, &swarm.Fault{Code: swarm.CodeBadMessage, Message: `"c" is [` + strings.Repeat("1,", 19) + `1; it must be a string`}, fault)
}
