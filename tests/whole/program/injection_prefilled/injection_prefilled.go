// Package injection_prefilled asks a daemon how many tokens of prompts it has read.
package injection_prefilled

import (
	"fmt"
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
)

// InjectionPrefilled returns how many tokens the daemon with the UMA socket at path has read for its front-ends so far.
func InjectionPrefilled(t testing.TB, path string) int {
	t.Helper()
	client, err := net.Dial("unix", path)
	require.NoError(t, err)
	defer client.Close()
	fmt.Fprint(client, uma_frame.UMAFrame(`{"type": "metrics"}`))
	return int(uma_read.UMARead(t, client)["prefill_tokens_total"].(float64))
}
