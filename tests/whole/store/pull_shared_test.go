package store_test

import (
	"bufio"
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/whole/store/pull_program"
	"rkllmd/tests/whole/store/scan_until"
	"rkllmd/tests/whole/store/seen_models"
)

// Two clients that have the same model fetched share one download: both are told how far it is, and it goes on when one
// of them goes. It takes as long as it takes: --http-timeout is about answers. A program that wants the same meanwhile
// is told that somebody else is fetching it. When all have gone it stops, and goes on when somebody asks once more.
func TestPullShared(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{Wait: make(chan struct{})})
	t.Setenv("HF_ENDPOINT", hub.URL)
	root := t.TempDir()
	_, address := http_daemon.HTTPDaemon(t, "--models", root, "--http-pull", "--library", "embedded", "--http-timeout",
		"100ms")
	var lines []*bufio.Scanner
	var leave []context.CancelFunc
	for i := range 3 {
		if i == 2 { // both have gone
			leave[0]()
			leave[1]()
		}
		ctx, gone := context.WithCancel(t.Context())
		defer gone()
		request, err := http.NewRequestWithContext(ctx, "POST", "http://"+address+"/api/pull",
			strings.NewReader(`{"model": "hf.co/owner/toy-GGUF:Q8_0"}`))
		require.NoError(t, err)
		answer, err := http.DefaultClient.Do(request)
		require.NoError(t, err)
		defer answer.Body.Close()
		lines, leave = append(lines, bufio.NewScanner(answer.Body)), append(leave, gone)
		for range 3 { // a line each 250 ms: longer than --http-timeout
			scan_until.ScanUntil(t, lines[i], `"total":4`) // millions of bytes
		}
	}
	output, err := pull_program.PullProgram(t, hub, root, "pull", "hf:owner/toy-GGUF:Q8_0").CombinedOutput()
	require.Error(t, err)
	require.Contains(t, string(output), "another pull is fetching this file")

	fourth, err := http.Post("http://"+address+"/api/pull", "", strings.NewReader(`{"model": "hf:owner/toy-GGUF:Q8_0"}`))
	require.NoError(t, err)
	defer fourth.Body.Close()
	last := bufio.NewScanner(fourth.Body)
	scan_until.ScanUntil(t, last, `"total":4`)
	leave[2]()
	close(hub.Script.Wait)
	scan_until.ScanUntil(t, last, `{"status":"success"}`)
	require.Equal(t, 1, seen_models.SeenModels(t, hub, root))
}
