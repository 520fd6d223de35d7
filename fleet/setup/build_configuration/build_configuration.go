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
		publish, subscribe := []string{}, []string{"rkf.hello"}
		responses := `, allow_responses: { max: 1, expires: "1m" }`
		if m.Role == setup.Members || m.Role == setup.Both {
			publish = append(publish, "rkf.alive."+m.Name, "rkf.g.*.out."+m.Name, "rkf.g.*.ping."+m.Name)
			subscribe = append(subscribe, "rkf.m."+m.Name+".*.*", "rkf.class.*", "rkf.kind.*")
		}
		if m.Role == setup.Gateways || m.Role == setup.Both {
			publish = append(publish, "rkf.hello", "rkf.m.*.run."+m.Name, "rkf.m.*.ctl."+m.Name, "rkf.class.*",
				"rkf.kind.*", "rkf.gate."+m.Name)
			subscribe = append(subscribe, "rkf.alive.*", "rkf.g."+m.Name+".*.*")
		}
		if m.Role == setup.Operators {
			publish = []string{"rkf.hello", "rkf.m.*.drain." + m.Name}
			subscribe, responses = []string{"rkf.alive.*", "rkf.gate.*"}, ""
		}
		subscribe = append(subscribe, "_INBOX."+m.Name+".>")
		fmt.Fprintf(text, "    # %s/%s\n    { nkey: %s, permissions: { publish: [\"%s\"], subscribe: [\"%s\"]%s } }\n",
			m.Role, m.Name, m.Public, strings.Join(publish, `", "`), strings.Join(subscribe, `", "`), responses)
	}
	return text.String() + "  ]\n}\n"
}
