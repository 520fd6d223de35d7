// Package write_banner prints which runtime this is.
package write_banner

import (
	"runtime"

	"rkllmd/dropin/get_caller_version"
	"rkllmd/dropin/write_log_line"
)

// WriteBanner prints the line by which programs and people tell the version. There is no NPU and no driver: it says so.
//
// **Runs on:** one thread at a time. It is the one that called rkllm_init. Follows the form of the vendor's banner.
func WriteBanner() {
	write_log_line.WriteLogLine('I', "rkllm-runtime version: "+get_caller_version.GetCallerVersion()+
		", rknpu driver version: none, platform: CPU ("+runtime.GOARCH+")")
}
