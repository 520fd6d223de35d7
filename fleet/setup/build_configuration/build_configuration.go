// Package build_configuration writes the configuration of a fleet's server.
package build_configuration

import (
	"fmt"
	"strings"

	"rkllmd/fleet/setup"
)

// BuildConfiguration returns the configuration of nats-server for machines: each may publish and hear what its role
// needs, under its own name, and nothing else; answers go to who has asked, and to nobody else.
//
// **Runs on:** any thread.
func BuildConfiguration(machines []setup.Machine, port int) string {
	text := &strings.Builder{}
	fmt.Fprintf(text, `# Written by "rkllmd fleet init", which writes it anew. In this folder: nats-server -c %s
port: %d
max_payload: 8MB
ping_interval: "2s"
ping_max: 2
tls { cert_file: "%s", key_file: "%s", timeout: 5 }
authorization {
  users: [
`, setup.ServerConfig, port, setup.ServerCert, setup.ServerKey)
	for _, m := range machines {
		var publish, subscribe []string
		responses := `, allow_responses: { max: 1, expires: "1m" }`
		switch m.Role {
		case setup.Members:
			publish = []string{"rkf.alive." + m.Name, "rkf.g.*.out." + m.Name, "rkf.g.*.ping." + m.Name}
			subscribe = []string{"rkf.hello", "rkf.m." + m.Name + ".*.*", "rkf.class.*", "rkf.kind.*"}
		case setup.Gateways:
			publish = []string{"rkf.hello", "rkf.m.*.run." + m.Name, "rkf.m.*.ctl." + m.Name, "rkf.class.*",
				"rkf.kind.*", "rkf.gate." + m.Name}
			subscribe = []string{"rkf.hello", "rkf.alive.*", "rkf.g." + m.Name + ".*.*"}
		case setup.Operators:
			publish = []string{"rkf.hello", "rkf.m.*.drain." + m.Name}
			subscribe, responses = []string{"rkf.alive.*", "rkf.gate.*"}, ""
		}
		subscribe = append(subscribe, "_INBOX."+m.Name+".>")
		fmt.Fprintf(text, "    # %s/%s\n    { nkey: %s, permissions: { publish: [\"%s\"], subscribe: [\"%s\"]%s } }\n",
			m.Role, m.Name, m.Public, strings.Join(publish, `", "`), strings.Join(subscribe, `", "`), responses)
	}
	return text.String() + "  ]\n}\n"
}
