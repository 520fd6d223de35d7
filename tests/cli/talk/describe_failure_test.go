package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/describe_failure"
)

func TestDescribeFailure(t *testing.T) {
	for action, advice := range map[string]string{
		"retry": "/regenerate asks again", "shorten_prompt": "something shorter may fit",
		"fix_request": "/show shows the settings",
		"load_model":  "rkllmd chat MODEL starts a daemon with one", "unload_model": "POST /v1/models/unload unloads",
		"none": "the daemon's log may say more",
	} {
		err := describe_failure.DescribeFailure(cli.ChatMessage{Error: "timeout", Message: "it was slow",
			RecoveryAction: action})
		require.ErrorContains(t, err, "timeout: it was slow; ")
		require.ErrorContains(t, err, advice)
	}
	require.EqualError(t, describe_failure.DescribeFailure(cli.ChatMessage{Error: "new", Message: "m",
		RecoveryAction: "other"}), "new: m")
}
