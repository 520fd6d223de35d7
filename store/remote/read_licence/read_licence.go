// Package read_licence asks ModelScope for the licence of a repository.
package read_licence

import (
	"context"

	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_json"
)

// ReadLicence returns the licence of the repository whose record is at the address, as ModelScope tells it; "": it does
// not. No pull fails for that, nor waits for it longer than remote.LicencePatience.
//
// **Runs on:** any thread that may wait.
func ReadLicence(ctx context.Context, client *remote.Client, address string) string {
	quick := *client
	quick.Patience = min(client.Patience, remote.LicencePatience)
	told := remote.ModelScopeModel{}
	if ask_json.AskJSON(ctx, &quick, address, &told) != nil {
		return ""
	}
	return told.Data.License
}
