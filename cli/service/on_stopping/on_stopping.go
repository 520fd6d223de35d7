// Package on_stopping tells the service manager that the daemon stops.
package on_stopping

import (
	"rkllmd/cli/service"
	"rkllmd/cli/service/send_notice"
)

// OnStopping returns what is called when the daemon begins to stop: it tells the service manager at address.
//
// **Runs on:** any thread. What it returns runs on the loop.
func OnStopping(address string) func() {
	return func() { _ = send_notice.SendNotice(address, service.SentStopping) }
}
