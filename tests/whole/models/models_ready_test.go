package models_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/models/model_files"
)

// A daemon that has named models alone is ready: at once, where they are loaded when they are asked for; where one is
// to be loaded at start, when that is there.
func TestModelsReady(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, model_files.ModelFiles(t, 1)...)
	code, _, answer := web_post.WebPost(t, "http://"+address+"/readyz", "")
	require.Equal(t, 200, code, answer)
	_, address = http_daemon.HTTPDaemon(t, append(model_files.ModelFiles(t, 2), "--preload", "m1")...)
	for code = 0; code != 200; {
		code, _, answer = web_post.WebPost(t, "http://"+address+"/readyz", "")
		if code != 200 {
			require.Contains(t, fmt.Sprint(answer), "m1 is being loaded")
		}
	}
	require.Equal(t, map[string]any{"status": "ready"}, answer)
	_, _, answer = web_post.WebPost(t, "http://"+address+"/v1/models", "")
	for i, want := range []string{"unloaded", "loaded"} {
		require.Equal(t, want, answer["named"].([]any)[i].(map[string]any)["state"])
	}
}
