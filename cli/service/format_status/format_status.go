// Package format_status says where the daemon serves.
package format_status

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/server"
)

// FormatStatus returns a line for the service manager: where the daemon serves.
//
// **Runs on:** any thread.
func FormatStatus(settings cli.Settings) string {
	places := []string{settings.Server.Path}
	for _, path := range []string{settings.UMA.Path, settings.Swarm.Path} {
		if path != "" {
			places = append(places, path)
		}
	}
	for _, address := range []*server.Address{settings.GRPC.Address, settings.HTTP.Address, settings.Network.Metrics} {
		if address != nil {
			places = append(places, address.Unix+address.Host) // one of them is empty
		}
	}
	return "Serving at " + strings.Join(places, ", ")
}
