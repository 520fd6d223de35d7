package stream_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_member"
)

func TestParseMember(t *testing.T) {
	long := strings.Repeat("1,", 100)
	members := stream.Members{"n": json.RawMessage("3"), "none": json.RawMessage("null"),
		"text": json.RawMessage(`"` + strings.Repeat("x", 100) + `"`),
		"a":    json.RawMessage(`"x"`), "list": json.RawMessage("[" + long + "1]"), "two": json.RawMessage("2.0")}
	n, text := 7, "before"
	for _, name := range []string{"missing", "none"} {
		require.Nil(t, parse_member.ParseMember(members, "WRONG", name, &n, "a whole number"))
		require.Nil(t, parse_member.ParseMember(members, "WRONG", name, &text, "a string"))
		require.Equal(t, 7, n)
		require.Equal(t, "before", text)
	}
	require.Nil(t, parse_member.ParseMember(members, "WRONG", "n", &n, "a whole number"))
	require.Equal(t, 3, n)
	require.Nil(t, parse_member.ParseMember(members, "WRONG", "a", &text, "a string"))
	require.Equal(t, "x", text)
	for number, want := range map[string]int{"2.0": 2, "2e0": 2, "1e1": 10, "0.5e1": 5} {
		require.Nil(t, parse_member.ParseMember(stream.Members{"n": json.RawMessage(number)}, "WRONG", "n", &n,
			"a whole number"))
		require.Equal(t, want, n)
	}
	require.Equal(t, &stream.Fault{Code: "WRONG", Message: `"text" is "` +
		strings.Repeat("x", 39) + `; it must be a whole number`},
		parse_member.ParseMember(members, "WRONG", "text", &n, "a whole number"))
	require.Equal(t, &stream.Fault{Code: "OTHER", Message: `"list" is [` +
		strings.Repeat("1,", 19) + `1; it must be a string`},
		parse_member.ParseMember(members, "OTHER", "list", &text, "a string"))
	require.Equal(t, &stream.Fault{Code: "OTHER", Message: `"two" is 2.0; it must be a string`},
		parse_member.ParseMember(members, "OTHER", "two", &text, "a string"), "as it was sent")
	payload := stream.Members{}
	require.Nil(t, parse_member.ParseMember(stream.Members{"p": json.RawMessage(`{"x": 2.0}`)}, "WRONG", "p",
		&payload, "an object"))
	require.Equal(t, stream.Members{"x": json.RawMessage("2.0")}, payload, "what is inside stays as it was sent")
}
