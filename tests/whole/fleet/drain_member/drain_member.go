// Package drain_member has a member drained.
package drain_member

import (
	"testing"

	"rkllmd/tests/support/daemon/daemon_command"
)

// DrainMember runs `rkllmd fleet drain` with words, and sends what it has said to said when it has ended.
func DrainMember(t testing.TB, url string, said chan<- string, words ...string) {
	command := daemon_command.DaemonCommand(t, true, append([]string{"fleet", "drain", "--nats", url}, words...)...)
	output, err := command.CombinedOutput()
	if err != nil {
		output = append(output, err.Error()...)
	}
	said <- string(output)
}
