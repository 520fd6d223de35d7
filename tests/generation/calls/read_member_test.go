package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/read_member"
)

func TestReadMember(t *testing.T) {
	for text, want := range map[string][]any{
		` "a" : {"b": 1} ,`: {"a", `{"b": 1}`, 15, generation.ReadDone}, `"a": [1`: {"a", "[1", 7, generation.ReadMore},
		`"a": [1}`: {"a", "[1", 7, generation.ReadBroken}, `"a"`: {"a", "", 3, generation.ReadMore},
		`"a"x`: {"a", "", 3, generation.ReadBroken}, `"a`: {"", "", 2, generation.ReadMore},
		`1: 2`: {"", "", 1, generation.ReadBroken}, `}`: {"", "", 0, generation.ReadBroken}, ``: {"", "", 0,
			generation.ReadMore},
	} {
		name, value, length, state := read_member.ReadMember(text)
		require.Equal(t, want, []any{name, value, length, state}, text)
	}
}
