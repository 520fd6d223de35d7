// Package run_init is the body of "rkllmd fleet init".
package run_init

import (
	"fmt"
	"net"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/fleet"
	"rkllmd/cli/settings"
	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/install_fleet"
)

// RunInit writes the files of a fleet to the folder that the argument names, and prints the commands that come next.
//
// **Runs on:** the main goroutine. Errors: what is wrong with which flag; install_fleet's.
func RunInit(command *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("the argument is DIR, the folder to write to, but %d were given; %w", len(args), cli.ErrUsage)
	}
	o := setup.Options{Folder: args[0]}
	o.Host, _ = command.Flags().GetString(fleet.FlagHost)
	o.Port, _ = command.Flags().GetInt(fleet.FlagPort)
	if o.Host == "" || o.Port < 1 || o.Port > 65535 {
		return fmt.Errorf("--%s is %q and --%s is %d: give the name or address by which all machines reach the "+
			"server, and a port from 1 to 65535; %w", fleet.FlagHost, o.Host, fleet.FlagPort, o.Port, cli.ErrUsage)
	}
	if strings.Trim(o.Host, settings.HostSigns) != "" && net.ParseIP(o.Host) == nil {
		return fmt.Errorf("--%s is %q: it must be a name such as hub.lan, or an address such as 192.0.2.1; the "+
			"port is --%s's; %w", fleet.FlagHost, o.Host, fleet.FlagPort, cli.ErrUsage)
	}
	for _, role := range setup.Roles {
		names, _ := command.Flags().GetStringSlice(role)
		for _, name := range names {
			if name == "" || settings.FleetSigns.MatchString(name) || len(name) > settings.MaxFleetName {
				return fmt.Errorf("--%s has %q; a name may have letters, digits, - and _, %d of them at most; %w", role,
					name, settings.MaxFleetName, cli.ErrUsage)
			}
			o.Machines = append(o.Machines, setup.Machine{Name: name, Role: role})
		}
	}
	machines, err := install_fleet.InstallFleet(o)
	if err != nil {
		return err
	}
	out := command.OutOrStdout()
	fmt.Fprintf(out, "%s keeps all keys: %s signs certificates, and stays where it is.\n\nOn %s, with %s copied "+
		"there:\n  nats-server -c %s\n", o.Folder, setup.AuthorityKey, o.Host,
		filepath.Join(o.Folder, setup.ServerFolder), setup.ServerConfig)
	for _, m := range machines {
		folder := filepath.Join(o.Folder, m.Role, m.Name)
		fmt.Fprintf(out, "\nOn %s, with %s copied there as %s (mode 0600):\n  rkllmd ", m.Name, folder, m.Name)
		common := fmt.Sprintf("--nats tls://%s --nats-name %s --nats-ca %s/%s --nats-nkey %s/%s",
			net.JoinHostPort(o.Host, strconv.Itoa(o.Port)), m.Name, m.Name, setup.AuthorityFile, m.Name, setup.KeyFile)
		fmt.Fprintln(out, map[string]string{
			setup.Members:   "serve " + common + " --exact --model MODEL",
			setup.Gateways:  "serve " + common + " --http 127.0.0.1:8080",
			setup.Both:      "serve " + common + " --exact --model MODEL --nats-gateway --http 127.0.0.1:8080",
			setup.Operators: "fleet status " + common,
		}[m.Role])
	}
	return nil
}
