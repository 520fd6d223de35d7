package session_test

import (
	"crypto/sha256"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"

	"rkllmd/generation/session"
	"rkllmd/generation/session/parse_session_header"
	"rkllmd/tests/generation/session/generation_session_bytes"
	"rkllmd/tests/generation/session/generation_session_frame"
)

func TestParseSessionHeader(t *testing.T) {
	whole := generation_session_bytes.GenerationSessionBytes(t)
	want := session.Header{Model: "toy-1", ModelName: "toy", Exact: true, Fingerprint: "1f", Label: "mine", Sink: 2,
		Window: 6, EndTokens: []int32{7}, Tokens: 4, Turn: 2, Answer: 1, Cached: 3, StateBytes: 9}
	before := len(whole) - sha256.Size - 9 - 16
	for _, length := range []int{before, before + 1, len(whole)} { // no more is needed
		h, at, err := parse_session_header.ParseSessionHeader(whole[:length], int64(len(whole)))
		require.NoError(t, err)
		require.Equal(t, want, h)
		require.Equal(t, before, at)
	}
	for length := range before {
		h, _, err := parse_session_header.ParseSessionHeader(whole[:length], int64(len(whole)))
		require.ErrorIs(t, err, engine.ErrTruncated, length)
		require.Zero(t, h)
	}
	for header, want := range map[string]string{
		`{"Tokens":-1}`: "the file is damaged: it would have -1 tokens and " +
			"0 bytes of state",
		`{"Tokens":1073741825}`: "the file is damaged: it would have 1073741825 " +
			"tokens and 0 bytes of state",
		`{"StateBytes":-1}`: "the file is damaged: it would have 0 tokens and " +
			"-1 bytes of state",
		`{"StateBytes":9223372036854775807}`: "the file is damaged: it would have 0 tokens and " +
			"9223372036854775807 bytes of state",
		`{"Tokens":2,"StateBytes":1}`: "the file is damaged: it would have 1 bytes of " +
			"state for 0 of 2 tokens",
		`{"Tokens":2,"StateBytes":1,"Cached":3}`: "the file is damaged: it would have 1 bytes of " +
			"state for 3 of 2 tokens",
		`{"Tokens":2,"Cached":1}`: "the file is damaged: it would have 0 bytes of " +
			"state for 1 of 2 tokens",
		`{"Tokens":2,"Turn":3}`: "the file is damaged: of 2 tokens it would have 0 " +
			"in the last answer, from token 3 on",
		`{"Tokens":2,"Turn":1,"Answer":9223372036854775807}`: "the file is damaged: of 2 tokens it would have " +
			"9223372036854775807 in the last answer, from token 1 on",
		`{"Tokens":2}`: "the file is cut off: 4 of 65 bytes are missing",
		`{}`:           "the file is damaged: it has 4 bytes too many",
		`{"Tokens":1,"StateBytes":4611686018427387903,"Cached":1}`: "the file is cut off: 4611686018427387903 of " +
			"4611686018427388008 bytes are missing",
		`{"Tokens":"x"}`: "the file is damaged: its header cannot be read: json: cannot unmarshal string into Go " +
			"struct field Header.Tokens of type int",
		`{`: "the file is damaged: its header cannot be read: unexpected end of JSON input",
		strings.Repeat(" ", session.MaxSessionHeader+
			1): "the file is damaged: its header would have 65537 bytes; the limit is 65536",
	} {
		file := generation_session_frame.GenerationSessionFrame(header, "four")
		h, _, err := parse_session_header.ParseSessionHeader(file, int64(len(file)))
		require.EqualError(t, err, want)
		require.Zero(t, h)
	}
}
