package session_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/session"
	"rkllmd/generation/session/parse_session_file"
	"rkllmd/tests/generation/session/generation_session_bytes"
	"rkllmd/tests/generation/session/generation_session_frame"
)

func TestParseSessionFile(t *testing.T) {
	whole := generation_session_bytes.GenerationSessionBytes(t)
	f, err := parse_session_file.ParseSessionFile(whole)
	require.NoError(t, err)
	require.Equal(t, []int32{5, 6, 7, 8}, f.Tokens)
	require.Equal(t, "the state", string(f.State))
	require.Equal(t, "mine", f.Header.Label)
	for length := range whole {
		_, err := parse_session_file.ParseSessionFile(whole[:length])
		require.Error(t, err, length)
	}
	for at := len(session.Magic); at < len(whole); at++ { // every bit counts
		for bit := range 8 {
			damaged := slices.Clone(whole)
			damaged[at] ^= 1 << bit
			f, err := parse_session_file.ParseSessionFile(damaged)
			require.Error(t, err, at)
			require.Zero(t, f)
		}
	}
	whole[len(whole)-1] ^= 1
	_, err = parse_session_file.ParseSessionFile(whole)
	require.EqualError(t, err, "the file is damaged: its checksum is wrong")
	f, err = parse_session_file.ParseSessionFile(generation_session_frame.GenerationSessionFrame(`{"Tokens":1}`,
		"\xff\xff\xff\xff"))
	require.NoError(t, err)
	require.Equal(t, session.File{Header: session.Header{Tokens: 1}, Tokens: []int32{-1}}, f, "without state")
}
