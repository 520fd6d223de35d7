package session_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/read_session_file"
	"rkllmd/tests/generation/session/generation_session_bytes"
	"rkllmd/tests/generation/session/generation_session_frame"
)

func TestReadSessionFile(t *testing.T) {
	path, content := filepath.Join(t.TempDir(), "session"), generation_session_bytes.GenerationSessionBytes(t)
	b := &generation.Backend{Model: generation.ModelInfo{Name: "toy", Identity: "toy-1", ContextSize: 16}}
	require.NoError(t, os.WriteFile(path, content, 0o600))
	f, err := read_session_file.ReadSessionFile(path, b)
	require.NoError(t, err)
	require.Equal(t, []int32{5, 6, 7, 8}, f.Tokens)
	for name, row := range map[string]struct{ content, want string }{
		"cut off": {string(content[:len(content)-1]), " cannot be used: the file is cut off: 1 of " +
			strconv.Itoa(len(content)) + " bytes are missing"},
		"longer": {string(content) + "x", " cannot be used: the file is damaged: it has 1 bytes too many"},
		"damaged": {string(content[:len(content)-40]) + "X" + string(content[len(content)-39:]),
			" cannot be used: the file is damaged: its checksum is wrong"},
		"another": {"RKLLMDPC1 is a prompt cache, which is something else",
			` is not a saved session: it does not begin with "RKLLMDSS1"`},
		"short":    {"RK", ` is not a saved session: it does not begin with "RKLLMDSS1"`},
		"empty":    {"", ` is not a saved session: it does not begin with "RKLLMDSS1"`},
		"the mark": {"RKLLMDSS1", " cannot be used: the file is cut off"},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, os.WriteFile(path, []byte(row.content), 0o600))
			f, err := read_session_file.ReadSessionFile(path, b)
			require.EqualError(t, err, path+row.want)
			require.ErrorIs(t, err, generation.ErrInvalid)
			require.Zero(t, f)
		})
	}
	// A header alone is enough to refuse a file, however large.
	header := fmt.Sprintf(`{"Model":"x","ModelName":"other","Tokens":1,"Cached":1,"StateBytes":%d}`, 1<<40)
	frame := generation_session_frame.GenerationSessionFrame(header, "toks")
	require.NoError(t, os.WriteFile(path, frame, 0o600))
	require.NoError(t, os.Truncate(path, int64(len(frame))+1<<40))
	_, err = read_session_file.ReadSessionFile(path, b)
	require.EqualError(t, err, path+
		` cannot be used: it was made with another model, "other"; the one that is loaded is "toy"`)
	b.Model.Identity = "x"
	require.NoError(t, os.WriteFile(path, generation_session_frame.GenerationSessionFrame(strings.Replace(header, "{",
		`{"Window":1,`, 1), "toks"), 0o600))
	require.NoError(t, os.Truncate(path, int64(len(frame))+11+1<<40))
	_, err = read_session_file.ReadSessionFile(path, b)
	require.ErrorContains(t, err, path+" needs 1048576 MB of memory, and ")
	for path, want := range map[string]string{
		filepath.Dir(path): " is a directory, not a saved session",
		"/dev/null":        " is not a regular file",
	} {
		_, err = read_session_file.ReadSessionFile(path, b)
		require.EqualError(t, err, path+want)
	}
	_, err = read_session_file.ReadSessionFile("/no/such/file", b)
	require.EqualError(t, err, "the saved session /no/such/file cannot be opened: no such file or directory")
}
