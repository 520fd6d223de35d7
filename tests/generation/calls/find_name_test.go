package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/find_name"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestFindName(t *testing.T) {
	functions := calls_state.CallsState("hermes", true, false).Functions
	form := &generation.CallForm{Middle: []string{"[ARGS]"}}
	for text, want := range map[string][]any{
		"get[ARGS]{": {"get", 9, generation.ReadDone}, " get_time [ARGS]": {"get_time", 16, generation.ReadDone},
		"write file[ARGS]": {"write file", 16, generation.ReadDone}, "ge": {"", 0, generation.ReadMore},
		"": {"", 0, generation.ReadMore}, "get": {"", 0, generation.ReadMore}, "get_": {"", 0, generation.ReadMore},
		"get[AR": {"", 0, generation.ReadMore}, "got": {"", 0, generation.ReadBroken},
		"gets[ARGS]": {"", 0, generation.ReadBroken},
	} {
		name, at, state := find_name.FindName(form, functions, text)
		require.Equal(t, want, []any{name, at, state}, text)
	}
}
