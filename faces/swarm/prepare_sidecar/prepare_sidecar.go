// Package prepare_sidecar gathers what the sidecar is started with.
package prepare_sidecar

import (
	"encoding/hex"
	"os"
	"path/filepath"

	"github.com/mr-tron/base58"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/find_node"
	"rkllmd/faces/swarm/find_sidecar"
	"rkllmd/faces/swarm/read_secret"
)

// PrepareSidecar finds Node, and in the swarm's folder the sidecar and the key (the name of whose file is key), for a
// sidecar on that topic. Nothing is started.
//
// **Runs on:** any thread. Errors: find_node's, find_sidecar's, read_secret's.
func PrepareSidecar(home, key string, topic []byte, arguments ...string) (*swarm.Sidecar, error) {
	node, err := find_node.FindNode()
	if err != nil {
		return nil, err
	}
	program, err := find_sidecar.FindSidecar(home)
	if err != nil {
		return nil, err
	}
	seed, err := read_secret.ReadSecret(filepath.Join(home, key))
	if err != nil {
		return nil, err
	}
	return &swarm.Sidecar{ServerID: base58.Encode(topic), Node: node, Arguments: append([]string{program},
		arguments...),
		Environment: append(os.Environ(), swarm.TopicVariable+"="+hex.EncodeToString(topic), swarm.SeedVariable+"="+
			hex.EncodeToString(seed)),
		Stop: make(chan struct{}), Done: make(chan struct{})}, nil
}
