// Package describe_failure says what has gone wrong with an answer, and what to do.
package describe_failure

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/faces/stream"
)

// DescribeFailure returns the error for a message of the daemon: type, message, and what the user of a chat can do.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Error message".
func DescribeFailure(m cli.ChatMessage) error {
	advice := ""
	switch m.RecoveryAction {
	case stream.ActionRetry:
		advice = "; /regenerate asks again"
	case stream.ActionShorten:
		advice = "; something shorter may fit"
	case stream.ActionFixRequest:
		advice = "; /show shows the settings"
	case stream.ActionLoadModel:
		advice = "; POST /v1/models/load loads a model, and rkllmd chat MODEL starts a daemon with one"
	case stream.ActionUnload:
		advice = "; POST /v1/models/unload unloads the one that is loaded"
	case stream.ActionNone:
		advice = "; the daemon's log may say more"
	}
	return fmt.Errorf("%s: %s%s", m.Error, m.Message, advice)
}
