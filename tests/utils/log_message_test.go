package utils_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

func TestLogMessage(t *testing.T) {
	var out bytes.Buffer
	before := slog.Default()
	t.Cleanup(func() { slog.SetDefault(before) })
	slog.SetDefault(slog.New(slog.NewTextHandler(&out, nil)))

	log_message.LogMessage(utils.LevelDebug, "too fine")
	log_message.LogMessage(utils.LevelWarn, "client does not read", "fd", 7, "error", "a b")
	require.NotContains(t, out.String(), "too fine")
	require.Contains(t, out.String(), `level=WARN msg="client does not read" fd=7 error="a b"`+"\n")
}
