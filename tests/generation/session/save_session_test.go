package session_test

import (
	"errors"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/read_session_file"
	"rkllmd/generation/session/save_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestSaveSession(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Sink: 2, Window: 4})
	path, s := filepath.Join(t.TempDir(), "session"), generation_fake_session.GenerationFakeSession(t, table, 1, 2, 3)
	table.Backend.Model.Runtime = "another llama.cpp"
	run := generation_fake_begin.GenerationFakeBegin(t, s)
	require.ErrorIs(t, save_session.SaveSession(s, path), generation.ErrBusy)
	end_session_run.EndSessionRun(run, []int32{4})
	for name, row := range map[string]struct {
		tokens []int32
		state  string
		err    error
		cached int
	}{
		"nothing cached":   {nil, "", nil, 0},
		"the beginning":    {[]int32{1, 2, 3}, "state", nil, 3},
		"all of it":        {[]int32{1, 2, 3, 4}, "state", nil, 4},
		"something else":   {[]int32{1, 2, 9}, "state", nil, 0},
		"more than it":     {[]int32{1, 2, 3, 4, 5}, "state", nil, 0},
		"no state":         {[]int32{1, 2}, "", nil, 0},
		"it cannot be had": {[]int32{1, 2}, "state", errors.New("no memory"), 0},
	} {
		t.Run(name, func(t *testing.T) {
			fake.Tokens[s.Owner], fake.States[s.Owner], fake.Err = row.tokens, []byte(row.state), row.err
			require.NoError(t, save_session.SaveSession(s, path))
			f, err := read_session_file.ReadSessionFile(path, table.Backend)
			require.NoError(t, err)
			require.Equal(t, []int32{1, 2, 3, 4}, f.Tokens)
			want := session.Header{Model: "toy-1", ModelName: "toy", Exact: true, Fingerprint: "1f",
				Runtime: "another llama.cpp", Label: "mine", Sink: 2, Window: 4, EndTokens: []int32{7}, Tokens: 4,
				Turn: 3, Answer: 1, Cached: row.cached}
			if row.cached > 0 {
				want.StateBytes = len(row.state)
				require.Equal(t, row.state, string(f.State))
			}
			require.Equal(t, want, f.Header)
		})
	}
	require.ErrorIs(t, save_session.SaveSession(s, "/no/such/folder"), generation.ErrInvalid)
	close_session.CloseSession(table, s, generation.ClosedByClient)
	require.ErrorIs(t, save_session.SaveSession(s, path), generation.ErrNotFound)
	table.Backend.Model.Identity = ""
	require.EqualError(t, save_session.SaveSession(s, path),
		"fake cannot tell its model from other models, so its sessions cannot be saved or restored")
}
