package request_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/request/check_messages"
)

func TestCheckMessages(t *testing.T) {
	user := engine.Message{Role: "user", Content: "hello"}
	require.NoError(t, check_messages.CheckMessages(&generation.Request{Messages: []engine.Message{user}, Tools: "[]"}))
	long := strings.Repeat("a", generation.MaxPromptBytes-12)
	for want, request := range map[string]generation.Request{
		"messages has 4097 members; it may have 1 to 4096": {
			Messages: make([]engine.Message, 4097)},
		`messages[1].role is ""; it must be a role such as "user", of at most 64 bytes`: {Messages: []engine.Message{user, {Content: "x"}}},
		`messages[0].role is not UTF-8: byte 0 is 0xff`: {
			Messages: []engine.Message{{Role: "\xff"}}},
		`messages[1].content is not UTF-8: byte 1 is 0xff`: {
			Messages: []engine.Message{user, {Role: "user", Content: "a\xff"}}},
		`messages, and what goes with them, have 16777217 bytes; at most 16777216 are read`: {
			Messages: []engine.Message{user, {Role: "user", Content: long}}},
		`tools is "x"; it must be a JSON array such as [{"type": "function", "function": {"name": ...}}]`: {Messages: []engine.Message{user}, Tools: "x"},
	} {
		err := check_messages.CheckMessages(&request)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.Equal(t, strings.Contains(want, "are read"), errors.Is(err, generation.ErrTooLong), want)
	}
}
