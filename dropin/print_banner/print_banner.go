// Package print_banner prints which runtime this is.
package print_banner

import (
	"runtime"

	"rkllmd/dropin/caller_version"
	"rkllmd/dropin/write_log_line"
)

// PrintBanner prints the line by which programs and people tell the version. There is no NPU and no driver: it says so.
//
// **Runs on:** the thread of rkllm_init. Follows the form of the vendor's banner.
func PrintBanner() {
	write_log_line.WriteLogLine('I', "rkllm-runtime version: "+caller_version.CallerVersion()+
		", rknpu driver version: none, platform: CPU ("+runtime.GOARCH+")")
}
