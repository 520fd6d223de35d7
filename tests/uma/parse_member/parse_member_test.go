package parse_member_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/uma"
	"rkllmd/uma/parse_member"
)

func TestParseMember(t *testing.T) {
	members := map[string]json.RawMessage{"n": json.RawMessage("3"), "none": json.RawMessage("null"), "text": json.RawMessage(`"` + strings.Repeat("x", 100) + `"`)}
	n := 7
	require.Nil(t, parse_member.ParseMember(members, "missing", &n, "a whole number"))
	require.Nil(t, parse_member.ParseMember(members, "none", &n, "a whole number"))
	require.Equal(t, 7, n)
	require.Nil(t, parse_member.ParseMember(members, "n", &n, "a whole number"))
	require.Equal(t, 3, n)
	for number, want := range map[string]int{"2.0": 2, "2e0": 2, "1e1": 10, "0.5e1": 5} {
		require.Nil(t, parse_member.ParseMember(map[string]json.RawMessage{"n": json.RawMessage(number)}, "n", &n, "a whole number"))
		require.Equal(t, want, n)
	}
	require.Equal(t, &uma.Fault{Code: uma.CodeBadRequest, Message: `"text" is "` + strings.Repeat("x", 39) + `; it must be a whole number`},
		parse_member.ParseMember(members, "text", &n, "a whole number"))
}
