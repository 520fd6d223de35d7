package library_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library/set_up_log"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

func TestSetUpLog(t *testing.T) {
	before := slog.Default()
	t.Cleanup(func() { slog.SetDefault(before) })
	var text, json bytes.Buffer
	set_up_log.SetUpLog(&text, "text", utils.LevelWarn)
	log_message.LogMessage(utils.LevelInfo, "quiet")
	log_message.LogMessage(utils.LevelWarn, "loud", "reason", "two words")
	require.Contains(t, text.String(), `level=WARN msg=loud reason="two words"`)
	require.NotContains(t, text.String(), "quiet")
	set_up_log.SetUpLog(&json, "json", utils.LevelDebug)
	log_message.LogMessage(utils.LevelDebug, "fine", "count", 3)
	require.Contains(t, json.String(), `"level":"DEBUG","msg":"fine","count":3}`)
}
