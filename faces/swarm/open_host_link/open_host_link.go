// Package open_host_link connects to a host by its server id.
package open_host_link

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/parse_server_id"
	"rkllmd/faces/swarm/prepare_sidecar"
)

// OpenHostLink starts a sidecar that connects to the host of a server id, by those bootstrap nodes or, without, the
// public ones. It returns at once: what is written waits until there is a connection, and where there will be none the
// link ends.
//
// **Runs on:** any thread. Errors: INVALID_SERVER_ID; prepare_sidecar's; the sidecar cannot be started.
func OpenHostLink(id, home string, bootstrap []string) (*swarm.Link, error) {
	topic, err := parse_server_id.ParseServerID(id)
	if err != nil {
		return nil, err
	}
	arguments := []string{"connect", "--wait", strconv.Itoa(int(swarm.LookupTime.Seconds()))}
	for _, node := range bootstrap {
		arguments = append(arguments, "--bootstrap", node)
	}
	sidecar, err := prepare_sidecar.PrepareSidecar(home, swarm.ClientKeyFile, topic, arguments...)
	if err != nil {
		return nil, err
	}
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, fmt.Errorf("cannot make a connection to the sidecar: %w", err)
	}
	ours, theirs := os.NewFile(uintptr(pair[0]), "sidecar"), os.NewFile(uintptr(pair[1]), "sidecar")
	defer ours.Close() // FileConn duplicates it
	defer theirs.Close()
	conn, err := net.FileConn(ours)
	if err != nil {
		return nil, fmt.Errorf("cannot make a connection to the sidecar: %w", err)
	}
	link := &swarm.Link{Conn: conn, Command: exec.Command(sidecar.Node, sidecar.Arguments...),
		Stderr: new(bytes.Buffer)}
	link.Command.Env, link.Command.SysProcAttr = sidecar.Environment, &syscall.SysProcAttr{Setpgid: true}
	link.Command.Stdin, link.Command.Stdout, link.Command.Stderr = theirs, theirs, link.Stderr
	if err := link.Command.Start(); err != nil {
		conn.Close()
		return nil, fmt.Errorf("cannot start the sidecar: %w", err)
	}
	return link, nil
}
