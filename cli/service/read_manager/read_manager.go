// Package read_manager reads what the service manager has told this process.
package read_manager

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/service"
)

// ReadManager reads which sockets the service manager hands over to the process with this id, and what it wants to be
// told, and takes all of it out of the environment: what this process starts is not meant. The sockets are closed on
// exec, too.
//
// **Runs on:** one thread at a time. Follows sd_listen_fds(3), sd_notify(3) and sd_watchdog_enabled(3). Errors: what is
// wrong with which variable.
func ReadManager(process int) (service.Manager, error) {
	var manager service.Manager
	told := map[string]string{}
	for _, name := range []string{"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "NOTIFY_SOCKET", "WATCHDOG_PID",
		"WATCHDOG_USEC"} {
		told[name] = os.Getenv(name)
		os.Unsetenv(name)
	}
	own := strconv.Itoa(process)
	manager.Notify = told["NOTIFY_SOCKET"]
	if told["WATCHDOG_USEC"] != "" && cmp.Or(told["WATCHDOG_PID"], own) == own {
		length, err := strconv.ParseInt(told["WATCHDOG_USEC"], 10, 64)
		if err != nil || length <= 0 || length > int64(24*365*time.Hour/time.Microsecond) {
			return manager, fmt.Errorf("WATCHDOG_USEC, which the service manager sets, must be microseconds, not %q; "+
				"%w", told["WATCHDOG_USEC"], cli.ErrUsage)
		}
		manager.Watchdog = time.Duration(length) * time.Microsecond
	}
	if told["LISTEN_PID"] != own || told["LISTEN_FDS"] == "" {
		return manager, nil
	}
	count, err := strconv.Atoi(told["LISTEN_FDS"])
	names := strings.Split(told["LISTEN_FDNAMES"], ":")
	if err != nil || count < 0 || count > service.MaxSockets || told["LISTEN_FDNAMES"] != "" && len(names) != count {
		return manager, fmt.Errorf("LISTEN_FDS and LISTEN_FDNAMES, which the service manager sets, must be a number "+
			"from 0 to %d and as many names, not %q and %q; %w", service.MaxSockets, told["LISTEN_FDS"],
			told["LISTEN_FDNAMES"], cli.ErrUsage)
	}
	for i := range count {
		socket := service.Socket{FD: service.FirstSocket + i}
		if told["LISTEN_FDNAMES"] != "" {
			socket.Name = names[i]
		}
		unix.CloseOnExec(socket.FD)
		manager.Sockets = append(manager.Sockets, socket)
	}
	return manager, nil
}
