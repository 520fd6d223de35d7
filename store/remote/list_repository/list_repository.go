// Package list_repository lists the files of a repository.
package list_repository

import (
	"context"

	"rkllmd/store/remote"
	"rkllmd/store/remote/list_hub"
	"rkllmd/store/remote/list_modelscope"
	"rkllmd/store/source"
)

// ListRepository returns what the hub tells of the repository that wanted names, of a hub or of ModelScope. The files
// have names that stay inside of a folder; others are left out.
//
// **Runs on:** any thread that may wait.
func ListRepository(ctx context.Context, client *remote.Client, wanted source.Source) (remote.Repository, error) {
	if wanted.Kind == source.KindModelScope {
		return list_modelscope.ListModelscope(ctx, client, wanted)
	}
	return list_hub.ListHub(ctx, client, wanted)
}
