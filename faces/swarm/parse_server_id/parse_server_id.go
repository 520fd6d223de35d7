// Package parse_server_id reads server ids.
package parse_server_id

import (
	"fmt"

	"github.com/mr-tron/base58"

	"rkllmd/faces/swarm"
)

// ParseServerID returns the topic that a server id stands for: 32 bytes, in base58.
//
// **Runs on:** any thread. Errors: INVALID_SERVER_ID.
func ParseServerID(id string) ([]byte, error) {
	topic, err := base58.Decode(id)
	if err != nil {
		return nil, fmt.Errorf("%s: %q is not base58: %w", swarm.CodeInvalidServerID, id, err)
	}
	if len(topic) != swarm.SecretBytes {
		return nil, fmt.Errorf("%s: %q stands for %d bytes, a server id for %d (\"rkllmd swarm id\" prints the host's)",
			swarm.CodeInvalidServerID, id, len(topic), swarm.SecretBytes)
	}
	return topic, nil
}
