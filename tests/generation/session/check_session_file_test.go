package session_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session"
	"rkllmd/generation/session/check_session_file"
)

func TestCheckSessionFile(t *testing.T) {
	b := &generation.Backend{Name: "embedded", Model: generation.ModelInfo{Name: "toy", Identity: "toy-1",
		ContextSize: 16, Vocabulary: 100}}
	sound := session.Header{Model: "toy-1", ModelName: "toy", Sink: 4, Window: 12, Tokens: 256, EndTokens: []int32{99}}
	require.NoError(t, check_session_file.CheckSessionFile(b, sound))
	for want, h := range map[string]session.Header{
		`it was made with another model, "other"; the one that is loaded is "toy"`: {Model: "x",
			ModelName: "other", Sink: 4, Window: 12},
		`it was made with another model, ""; the one that is loaded is "toy"`: {Window: 12},
		"it keeps -1 tokens at the front and 12 at the end; this context holds 16": {Model: "toy-1",
			Sink: -1, Window: 12},
		"it keeps 4 tokens at the front and 0 at the end; this context holds 16": {Model: "toy-1",
			Sink: 4},
		"it keeps 4 tokens at the front and 13 at the end; this context holds 16": {Model: "toy-1",
			Sink: 4, Window: 13},
		"it keeps 9223372036854775807 tokens at the front and 1 at the end; this context holds 16": {Model: "toy-1",
			Sink: math.MaxInt, Window: 1},
		"it has 145 tokens; the limit is 144, 16 times its capacity": {Model: "toy-1",
			Window: 2, Tokens: 145},
		"its label has 257 bytes; the limit is 256": {Model: "toy-1",
			Window: 2, Label: strings.Repeat("x", 257)},
		"it has 65 end tokens; the limit is 64": {Model: "toy-1",
			Window: 2, EndTokens: make([]int32, 65)},
	} {
		err := check_session_file.CheckSessionFile(b, h)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
	sound.EndTokens = []int32{1, 100}
	require.EqualError(t, check_session_file.CheckSessionFile(b, sound),
		"end_tokens[1] is 100; this model has the tokens 0 to 99")
	b.Model.Identity = ""
	err := check_session_file.CheckSessionFile(b, session.Header{Window: 2})
	require.EqualError(t, err, "embedded cannot tell its model from other models, so its sessions cannot be "+
		"saved or restored")
	require.ErrorIs(t, err, generation.ErrNotSupported)
}
