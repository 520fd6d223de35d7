package clients_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
)

// The script reads a stream with eventsource-parser and checks its form itself; the text is the one of an answer as a
// whole.
func TestNodeEvents(t *testing.T) {
	t.Parallel()
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	for code := 0; code != 200; {
		code, _, _ = web_post.WebPost(t, "http://"+address+"/readyz", "")
	}
	_, _, answer := web_post.WebPost(t, "http://"+address+"/v1/generate",
		`{"prompt": "Once upon a time", "max_tokens": 30, "temperature": 0}`)
	command := exec.Command("node", "generate.mjs", address, "Once upon a time")
	command.Stderr = os.Stderr
	text, err := command.Output()
	require.NoError(t, err)
	require.Equal(t, answer["generated_text"], string(text))
	require.NotEmpty(t, text)
}
