// Package install_fleet writes the files of a fleet.
package install_fleet

import (
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/build_configuration"
	"rkllmd/fleet/setup/create_certificate"
	"rkllmd/fleet/setup/keep_authority"
	"rkllmd/fleet/setup/keep_key"
	"rkllmd/fleet/setup/list_machines"
	"rkllmd/utils/replace_text"
)

// InstallFleet writes the fleet that o wants into its folder: a folder for each machine, with its key, and one for the
// server, whose certificate and configuration are written anew each time. Keys that are there stay. It returns all
// machines.
//
// **Runs on:** any thread that may wait. Errors: a name that has another role already; what cannot be written.
func InstallFleet(o setup.Options) ([]setup.Machine, error) {
	there, err := list_machines.ListMachines(o.Folder)
	if err != nil {
		return nil, err
	}
	roles := map[string]string{}
	for _, m := range append(there, o.Machines...) {
		if role := roles[m.Name]; role != "" && role != m.Role {
			return nil, fmt.Errorf("%q is among the %s and among the %s: a name is of one machine in one role", m.Name,
				role, m.Role)
		}
		roles[m.Name] = m.Role
	}
	server := filepath.Join(o.Folder, setup.ServerFolder)
	if err = os.MkdirAll(server, setup.FolderMode); err != nil {
		return nil, err
	}
	authority, err := keep_authority.KeepAuthority(o.Folder)
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for _, m := range o.Machines {
		folder := filepath.Join(o.Folder, m.Role, m.Name)
		if err = os.MkdirAll(folder, setup.FolderMode); err != nil {
			return nil, err
		}
		if _, err = keep_key.KeepKey(filepath.Join(folder, setup.KeyFile)); err != nil {
			return nil, err
		}
		files[filepath.Join(folder, setup.AuthorityFile)] = authority.PEM
	}
	if there, err = list_machines.ListMachines(o.Folder); err != nil {
		return nil, err
	}
	files[filepath.Join(server, setup.ServerConfig)] = build_configuration.BuildConfiguration(there, o.Port)
	files[filepath.Join(server, setup.ServerCert)], files[filepath.Join(server, setup.ServerKey)], err =
		create_certificate.CreateCertificate(authority, "rkllmd fleet server", []string{o.Host, "localhost",
			"127.0.0.1"})
	for path, text := range files {
		if err == nil {
			err = replace_text.ReplaceText(path, []byte(text), setup.FileMode)
		}
	}
	return there, err
}
