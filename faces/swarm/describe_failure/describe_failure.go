// Package describe_failure says why a host is gone.
package describe_failure

import (
	"bytes"
	"encoding/json"
	"fmt"

	"rkllmd/faces/swarm"
)

// DescribeFailure returns the error of a link that has ended and is closed: what its sidecar said last,
// HOST_DISCONNECTED without one. Words of Node's own are CONNECT_FAILED.
//
// **Runs on:** any thread. It is called after close_link.
func DescribeFailure(link *swarm.Link) error {
	if link.Command == nil {
		return fmt.Errorf("%s: the host has ended the connection", swarm.CodeHostDisconnected)
	}
	said := bytes.TrimSpace(link.Stderr.Bytes())
	if len(said) == 0 {
		return fmt.Errorf("%s: the sidecar has ended the connection (%v)", swarm.CodeHostDisconnected,
			link.Command.ProcessState)
	}
	var fault swarm.Fault
	last := said[bytes.LastIndexByte(said, '\n')+1:]
	if err := json.Unmarshal(last, &fault); err != nil || fault.Code == "" {
		return fmt.Errorf("%s: the sidecar has failed: %s", swarm.CodeConnectFailed, said)
	}
	return fmt.Errorf("%s: %s", fault.Code, fault.Message)
}
