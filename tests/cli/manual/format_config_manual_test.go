package manual_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/manual/format_config_manual"
)

func TestFormatConfigManual(t *testing.T) {
	page := format_config_manual.FormatConfigManual(cli.ServeSettings)
	require.True(t, strings.HasPrefix(page, ".TH RKLLMD.CONF 5 "))
	require.Contains(t, page, "\n.TP\n\\fBsocket\\fR\nPATH of the socket (default /tmp/rkllm.sock)\n")
	require.NotContains(t, page, "\\fBconfig\\fR")
	require.Equal(t, len(cli.ServeSettings)-1, strings.Count(page, "\n.TP\n"))
	require.NotContains(t, page, "\n\n")
}
